import { accessCommands } from './access-commands.ts';
import { auditCommands } from './audit-commands.ts';
import type { Command } from './command.ts';
import { databaseCommands } from './database-commands.ts';
import { jobCommands } from './job-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { playerCommands } from './player-commands.ts';
import { storageCommands } from './storage-commands.ts';
import { supportCommands } from './support-commands.ts';
import { userCommands } from './user-commands.ts';

/** Everything that the operator can ask for. */
export const operatorCommands: readonly Command[] = [
  ...userCommands,
  ...accessCommands,
  ...paymentCommands,
  ...mailCommands,
  ...jobCommands,
  ...supportCommands,
  ...newsletterCommands,
  ...playerCommands,
  ...storageCommands,
  ...auditCommands,
  ...databaseCommands,
];
