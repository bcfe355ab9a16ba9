import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small calendar with a match. */
export const matchPlan = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Probe//DE',
  'BEGIN:VEVENT',
  'UID:4711@verband.example',
  'DTSTAMP:20261101T100000Z',
  'DTSTART;TZID=Europe/Berlin:20261205T160000',
  'SUMMARY:Punktspiel in Köln',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** A club's web server on this machine. */
export class CalendarSource {
  readonly #server: Server;
  /** Replace it to answer otherwise. */
  answer: RequestListener = (_, response) => void response.writeHead(200, { 'content-type': 'text/calendar' }).end(matchPlan);
  readonly requests: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(JSON.stringify({ method: request.method, url: request.url, headers: request.headers }));
      this.answer(request, response);
    });
  }

  static async start(): Promise<CalendarSource> {
    const source = new CalendarSource();
    await new Promise<void>((resolve) => source.#server.listen(0, '127.0.0.1', resolve));
    return source;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
