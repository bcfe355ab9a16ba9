import { isUuid } from '@anwurf/domain/identity/uuid';

/** An identifier in a query parameter; a wrong one is as good as none. */
export const optionalId = (text: unknown): string | undefined => (isUuid(text) ? text : undefined);
