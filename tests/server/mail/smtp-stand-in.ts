import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the SMTP server took it: addresses of the envelope, and the message. */
type TakenMail = { readonly from: string; readonly to: string[]; readonly raw: string };

/** An SMTP server of the test. `refuse` decides about each recipient: a code refuses him. */
export type SmtpStandIn = {
  readonly port: number;
  readonly taken: TakenMail[];
  /** Recipients it was asked for, also those it refused. */
  readonly asked: string[];
  refuse: (recipient: string) => number | undefined;
  stop(): Promise<void>;
};

/** @param port to come back under the same address */
export async function startSmtp(port = 0): Promise<SmtpStandIn> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      standIn.asked.push(address);
      const responseCode = standIn.refuse(address);
      callback(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        standIn.taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  // A client that hangs up is no failure of this test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const standIn: SmtpStandIn = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    asked: [],
    refuse: () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
