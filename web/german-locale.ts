const german = { locale: 'de-DE', direction: 'ltr' } as const;

/**
 * React Aria's language outside of an `I18nProvider`. Stands in for its own module, which asks the browser for the language while it is
 * evaluated: that loads the names of all calendars, a tenth of a second of a start on a slow phone.
 */
export const useDefaultLocale = () => german;
