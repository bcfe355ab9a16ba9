import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/**
 * How a statement breaks: Postgres refuses it (a column has another name), ends it while it runs (`statement_timeout`), or the
 * connection is lost with it.
 */
export const waysToBreak = ['refused', 'timed out', 'lost'] as const;
/** One of them. */
export type WayToBreak = (typeof waysToBreak)[number];

const refused = 'select renamed_column';
const timedOut = `do $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`;

/** A message of Postgres' protocol from its body. */
function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`);
/** Five formats for no parameter: Postgres refuses to bind. */
const impossibleParameters = Buffer.from([0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

function readTexts(body: Buffer, count: number): string[] {
  const texts: string[] = [];
  for (let at = 0; texts.length < count;) {
    const end = body.indexOf(0, at);
    texts.push(body.toString('utf8', at, end));
    at = end + 1;
  }
  return texts;
}

/** Between a server and its real Postgres: it notes each statement, and breaks one when it is sent next. */
export class BreakingProxy {
  /** Statements that were sent since this was cleared. */
  readonly seen = new Set<string>();
  readonly #sockets = new Set<Socket>();
  #armed: { readonly statement: string; readonly way: WayToBreak } | undefined;

  private constructor(
    private readonly target: URL,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(databaseUrl: string): Promise<BreakingProxy> {
    const server = createServer();
    const proxy = new BreakingProxy(new URL(databaseUrl), server);
    server.on('connection', (socket) => proxy.#connect(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Address of the database through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Breaks a statement, once. */
  arm(statement: string, way: WayToBreak): void {
    // Postgres ends the transaction with a commit or a rollback that fails; another statement in their place would not.
    if (way === 'lost' || !/^(?:commit|rollback)$/.test(statement.trim())) this.#armed = { statement, way };
  }

  /** @returns whether the armed statement was sent, and broken */
  disarm(): boolean {
    const isBroken = this.#armed === undefined;
    this.#armed = undefined;
    return isBroken;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #connect(client: Socket): void {
    const postgres = createConnection(Number(this.target.port), this.target.hostname);
    for (const socket of [client, postgres]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    const lose = () => {
      client.destroy();
      postgres.destroy();
    };
    client.once('close', lose);
    postgres.once('close', lose);
    postgres.pipe(client);
    let rest = Buffer.alloc(0);
    let hasStarted = false;
    const change = this.#createChange(lose);
    client.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const before = hasStarted ? 1 : 0;
        if (rest.length < before + 4) return;
        const length = before + rest.readInt32BE(before);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        const sent = hasStarted ? change(String.fromCharCode(message[0] ?? 0), message.subarray(5), message) : message;
        hasStarted = true;
        if (sent === undefined) return;
        postgres.write(sent);
      }
    });
  }

  /** @returns changes a message of one connection; undefined: the connection is lost instead */
  #createChange(lose: () => void): (type: string, body: Buffer, message: Buffer) => Buffer | undefined {
    const named = new Map<string, string>();
    /** The bound statement is to end while it runs. */
    let isTimedOut = false;
    const isMeant = (statement: string, ...ways: WayToBreak[]) =>
      this.#armed !== undefined && this.#armed.statement === statement && ways.includes(this.#armed.way);
    const spent = () => (this.#armed = undefined);
    return (type, body, message) => {
      if (type === 'P') {
        const [name = '', statement = ''] = readTexts(body, 2);
        named.set(name, statement);
        this.seen.add(statement);
        if (!isMeant(statement, 'refused')) return message;
        spent();
        return frame(type, Buffer.concat([text(name), text(refused), Buffer.from([0, 0])]));
      }
      if (type === 'B') {
        const [portal = '', name = ''] = readTexts(body, 2);
        const statement = named.get(name) ?? '';
        this.seen.add(statement);
        if (isMeant(statement, 'timed out')) isTimedOut = true;
        if (!isMeant(statement, 'refused', 'lost')) return message;
        const isLost = isMeant(statement, 'lost');
        spent();
        if (!isLost) return frame(type, Buffer.concat([text(portal), text(name), impossibleParameters]));
        lose();
        return undefined;
      }
      if (type === 'E' && isTimedOut) {
        isTimedOut = false;
        spent();
        return frame(type, Buffer.concat([text('a portal that has ended'), Buffer.alloc(4)]));
      }
      if (type !== 'Q') return message;
      const [statement = ''] = readTexts(body, 1);
      this.seen.add(statement);
      if (!isMeant(statement, ...waysToBreak)) return message;
      const isLost = isMeant(statement, 'lost');
      const broken = frame(type, text(isMeant(statement, 'refused') ? refused : timedOut));
      spent();
      if (!isLost) return broken;
      lose();
      return undefined;
    };
  }
}
