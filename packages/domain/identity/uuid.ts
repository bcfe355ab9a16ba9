/** Pattern of a UUID of any version in the usual spelling; all zeros and all f included. */
export const uuidPattern =
  '(?:[\\da-fA-F]{8}-[\\da-fA-F]{4}-[1-8][\\da-fA-F]{3}-[89abAB][\\da-fA-F]{3}-[\\da-fA-F]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})';

const wholeUuid = new RegExp(`^${uuidPattern}$`);

/** Whether `raw` is a UUID. */
export const isUuid = (raw: unknown): raw is string => typeof raw === 'string' && wholeUuid.test(raw);

/** Whether `raw` is a list of UUIDs. */
export const areUuids = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every(isUuid);
