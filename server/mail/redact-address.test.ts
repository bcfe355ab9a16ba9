import { expect, it } from 'vitest';
import { redactAddresses } from './redact-address.ts';

it.each([
  ['550 5.1.1 <ada.lovelace@verein.example>: no such mailbox', '550 5.1.1 <a…@verein.example>: no such mailbox'],
  ['Recipient "ädä+x@verein.example" refused, bea@b.example too', 'Recipient "ä…@verein.example" refused, b…@b.example too'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s', (text, redacted) => expect(redactAddresses(text)).toBe(redacted));
