import type { ParentalKind } from '@anwurf/contract/health-consent';
import { PARENTAL_SHARED_KINDS, parentalSharingTextVersion } from '@anwurf/contract/parental-consent';
import type { ParentalSharingView } from '@anwurf/contract/parental-view';
import { RETENTION_DAYS } from '@anwurf/contract/retention';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import type { Account } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import { createToken, hashToken } from '../identity/token.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { firstNameOf, linkInvalid } from './parental-links.ts';

type Membership = { readonly id: string; readonly user_id: string; readonly team_id: string };

/** Notes a decision; a trigger ends what it does not agree to (migration 0095). The locks of the player's teams are held. */
async function note(tx: Queryable, { id, user_id, team_id }: Membership, decision: ParentalKind, kinds: readonly SharedKind[]) {
  await tx`insert into parental_sharing (id, user_id, team_id, membership_id, decision, kinds, text_version, happened_at)
    values (${newId()}, ${user_id}, ${team_id}, ${id}, ${decision}, ${[...kinds]}::text[], ${parentalSharingTextVersion}, clock_timestamp())`;
}

const ordered = (kinds: readonly string[]): SharedKind[] => SHARED_KINDS.filter((kind) => kinds.includes(kind));

/** A question of a player under 16 to a parent. */
export type SharingQuestion = { readonly email: string; readonly team: string; readonly kinds: readonly SharedKind[] };

/**
 * Mails a parent the link to decide about sharing kinds with a team (256 bits, only its SHA-256 is stored). It replaces the earlier open one
 * about this team.
 * @param question.email normalized
 * @throws ApiError not_found when the account is no player of the team, forbidden from 16 on, invalid_input for kinds that nobody can share
 */
export async function askParentToShare(sql: Sql, { id, fullName }: Account, question: SharingQuestion, siteUrl: string): Promise<void> {
  const token = createToken();
  const kinds = ordered(question.kinds);
  if (!kinds.every((kind) => PARENTAL_SHARED_KINDS.includes(kind)))
    throw new ApiError('invalid_input', 'A kind cannot be shared under 16.');
  await runTransaction(sql, async (tx) => {
    await tx`select lock_teams_of(${id}, false)`;
    const [found] = await tx<(Membership & { name: string; under_16: boolean })[]>`
      select m.id, m.user_id, m.team_id, name, is_under_16(${id}) as under_16 from memberships m join teams on teams.id = m.team_id
      where m.team_id = ${question.team} and m.user_id = ${id} and role = 'player'`;
    if (found === undefined) throw new ApiError('not_found', 'There is no such team of the player.');
    if (!found.under_16) throw new ApiError('forbidden', 'From 16 on the player decides himself.');
    await note(tx, found, 'asked', kinds);
    await tx`delete from sharing_links where membership_id = ${found.id} and purpose = 'decision' and used_at is null`;
    await tx`insert into sharing_links (token_hash, user_id, membership_id, parent_email, purpose, kinds, expires_at)
      values (${hashToken(token)}, ${id}, ${found.id}, ${question.email}, 'decision', ${kinds}::text[],
        now() + ${RETENTION_DAYS.parentalLinks} * interval '1 day')`;
    const values = { firstName: firstNameOf(fullName), team: found.name, consentUrl: `${siteUrl}/parental-consent?token=${token}` };
    await enqueueMail(tx, { to: question.email, template: 'parental-sharing', values });
  });
}

type Link = Membership & {
  readonly purpose: 'decision' | 'withdrawal';
  readonly kinds: readonly string[];
  readonly parent_email: string;
  readonly full_name: string | null;
  readonly team: string;
  readonly club: string | null;
};

/** An open link; undefined: the token is not one about sharing, or is worth nothing. */
async function findLink(sql: Queryable, token: string): Promise<Link | undefined> {
  const [link] = await sql<Link[]>`
    select m.id, m.user_id, m.team_id, purpose, link.kinds, parent_email, full_name, teams.name as team, teams.club
    from sharing_links link join memberships m on m.id = membership_id join users on users.id = m.user_id join teams on teams.id = m.team_id
    where token_hash = ${hashToken(token)} and used_at is null and coalesce(expires_at > now(), true) and m.role = 'player'
      and (purpose = 'withdrawal' or is_under_16(m.user_id))`;
  return link;
}

/** Reads what a link about sharing is for; null: it is none, or used, expired, ended with the membership or the sixteenth birthday. */
export async function viewSharingLink(sql: Sql, token: string): Promise<ParentalSharingView | null> {
  const link = await findLink(sql, token);
  if (link === undefined) return null;
  const staff = await sql<{ name: string }[]>`
    select display_name as name from team_members where team_id = ${link.team_id} and role <> 'player' order by role, display_name, id`;
  return {
    firstName: firstNameOf(link.full_name),
    purpose: link.purpose === 'decision' ? 'sharing' : 'sharing-withdrawal',
    team: link.team,
    club: link.club,
    staff: staff.map(({ name }) => name),
    kinds: ordered(link.kinds),
  };
}

/**
 * Stores a parent's decision about sharing and uses the link up. A yes mails the link that takes it back; a no, and a kind that is left out, end
 * what is shared of it (migration 0095).
 * @param agreed kinds of the yes; null: no
 * @returns false when the token is of no open link about sharing
 * @throws ApiError token_invalid when the link does not take this decision, invalid_input for kinds that it does not ask about
 */
export async function decideSharingAsParent(
  sql: Sql,
  token: string,
  agreed: readonly SharedKind[] | null,
  siteUrl: string,
): Promise<boolean> {
  return runTransaction(sql, async (tx) => {
    const found = await findLink(tx, token);
    if (found === undefined) return false;
    await tx`select lock_teams_of(${found.user_id}, false)`;
    // Left, removed or decided while this waited.
    const link = await findLink(tx, token);
    if (link === undefined || (agreed !== null && link.purpose === 'withdrawal')) throw linkInvalid();
    const kinds = ordered(agreed ?? []);
    if (agreed !== null && (kinds.length === 0 || kinds.some((kind) => !link.kinds.includes(kind)))) {
      throw new ApiError('invalid_input', 'The link does not ask about these kinds.');
    }
    const used = await tx`update sharing_links set used_at = now() where token_hash = ${hashToken(token)} and used_at is null`;
    if (used.count === 0) throw linkInvalid();
    await note(tx, link, agreed !== null ? 'granted' : link.purpose === 'decision' ? 'refused' : 'withdrawn', kinds);
    if (agreed === null) return true;
    const next = createToken();
    await tx`insert into sharing_links (token_hash, user_id, membership_id, parent_email, purpose, kinds)
      values (${hashToken(next)}, ${link.user_id}, ${link.id}, ${link.parent_email}, 'withdrawal', ${kinds}::text[])`;
    const values = { firstName: firstNameOf(link.full_name), team: link.team, withdrawUrl: `${siteUrl}/parental-consent?token=${next}` };
    await enqueueMail(tx, { to: link.parent_email, template: 'parental-sharing-given', values });
    return true;
  });
}

/** Ends what players shared with their parents' consent who are 16 by now: they decide themselves. */
export async function endSharingAt16(sql: Sql): Promise<void> {
  await runTransaction(sql, (tx) => tx`select end_sharing_at_16()`);
}
