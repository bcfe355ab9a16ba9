import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR (RFC 8949), as much of it as WebAuthn needs: a head, and maps whose keys and values are encoded already. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  return length < 256 ? Buffer.of((major << 5) | 24, length) : Buffer.of((major << 5) | 25, length >> 8, length & 255);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...entries: (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

const flags = { userPresent: 1, userVerified: 4, hasCredential: 64 } as const;

/** The parts of a request that browser and authenticator see. */
type Ceremony = { readonly challenge: string; readonly origin: string; readonly rpId: string };

/** An authenticator in software: makes real attestations ('none') and assertions with a P-256 key (ES256). */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  /** How often it has signed; null: it does not count. */
  counter: number | null = null;
  /** Whether it has seen a finger, a face or a PIN. */
  verifiesUser = true;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    this.#publicKey = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytesOf(Buffer.from(x, 'base64url'))],
      [integer(-3), bytesOf(Buffer.from(y, 'base64url'))],
    );
  }

  #authenticatorData(rpId: string, credential: Buffer): Buffer {
    const count = Buffer.alloc(4);
    if (this.counter !== null) count.writeUInt32BE((this.counter += 1));
    const verified = this.verifiesUser ? flags.userVerified : 0;
    const attested = credential.length > 0 ? flags.hasCredential : 0;
    return Buffer.concat([sha256(rpId), Buffer.of(flags.userPresent | verified | attested), count, credential]);
  }

  #clientData(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** As `navigator.credentials.create`. */
  register(ceremony: Ceremony) {
    const id = base64url(this.credentialId);
    const length = Buffer.of(this.credentialId.length >> 8, this.credentialId.length & 255);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#publicKey]);
    const authData = this.#authenticatorData(ceremony.rpId, credential);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytesOf(authData)]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', ceremony)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get`. */
  signIn(ceremony: Ceremony, userHandle?: string) {
    const id = base64url(this.credentialId);
    const authenticatorData = this.#authenticatorData(ceremony.rpId, Buffer.alloc(0));
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#privateKey);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    };
  }
}
