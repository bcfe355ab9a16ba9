const address = /([^\s<>@"'(),:;])[^\s<>@"'(),:;]{0,63}@([\w.-]+)/gu;

/** Hides mail addresses in a text but their first letter and domain: a mail server quotes them in its answers. */
export const redactAddresses = (text: string): string => text.replaceAll(address, '$1…@$2');
