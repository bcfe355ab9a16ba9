import {
  codeAnswerSchema,
  codePreviewSchema,
  openCodesSchema,
  type OpenCodes,
  teamAnswerSchema,
  type TeamPreview,
  teamPreviewSchema,
  type TeamRequest,
  type TeamRole,
} from '@anwurf/contract/team';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import type { FailureWords } from '../../forms/failure.ts';
import { useMemo } from 'react';
import { type SignedInServer, useSignedInServer } from '../../http/signed-in-server.tsx';

/** A code as the server has it; undefined: it cannot be one. */
export function readCode(typed: string): string | undefined {
  return codePreviewSchema.safeParse({ code: typed }).data?.code;
}

/** In two groups, for reading aloud: 'K7M4 QXPL'. */
export const groupedCode = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&\u00a0');

/** Words for a code that does not lead anywhere. */
export const unknownCode = 'Diesen Code gibt es nicht, oder er ist abgelaufen. Codes gelten zwei Wochen: Frag nach einem neuen.';

/** Words of failures that all requests about teams share. */
export const teamWords = {
  kept: 'Es wurde nichts geändert.',
  codes: {
    token_invalid: unknownCode,
    forbidden: 'Das können nur Trainerinnen und Trainer dieser Mannschaft.',
    payment_required: 'Dein Zugang ist abgelaufen.',
    unauthenticated: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
    too_many_requests: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
  },
} satisfies Partial<FailureWords>;

const requests = (server: SignedInServer) => ({
  found: async (team: TeamRequest) => (await server.json('/api/teams', teamAnswerSchema, team)).team,
  preview: (code: string): Promise<TeamPreview> => server.json('/api/teams/preview', teamPreviewSchema, { code }),
  join: async (code: string, kinds: readonly SharedKind[], textVersion: string) =>
    (await server.json('/api/teams/join', teamAnswerSchema, { code, kinds, textVersion })).team,
  codes: (team: string, signal?: AbortSignal): Promise<OpenCodes> =>
    server.json(`/api/teams/${team}/codes`, openCodesSchema, undefined, signal),
  renewCode: (team: string, role: TeamRole) => server.json(`/api/teams/${team}/codes`, codeAnswerSchema, { role }),
  removeMember: (team: string, member: string) => server.remove(`/api/teams/${team}/members/${member}`),
  /** Leaves as the coach with whom the team ends. Where somebody else leads it by now, it goes on. */
  leaveAsLast: (team: string, member: string) => server.remove(`/api/teams/${team}/members/${member}?mayEndTeam=true`),
  end: (team: string) => server.remove(`/api/teams/${team}`),
});

/** Requests about teams that only the server can answer; all else of a team is synced. All fail with RequestError. */
export function useTeamRequests() {
  const server = useSignedInServer();
  return useMemo(() => requests(server), [server]);
}
