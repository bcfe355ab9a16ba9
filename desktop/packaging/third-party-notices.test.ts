import { expect, test } from 'vitest';
import { renderNotices, thirdPartyNotices } from './third-party-notices.ts';

test('every package that the app is built from is named with its licence, and its text where it has one', async () => {
  const notices = await thirdPartyNotices();
  const names = notices.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'zod', 'electron-updater', '@electric-sql/pglite', '@fontsource-variable/archivo']),
  );
  expect(names.filter((name) => /^(@anwurf\/|electron$|electron-builder|hono|vitest)/.test(name))).toEqual([]);
  expect(notices.filter(({ licence }) => licence === '')).toEqual([]);
  const text = renderNotices(notices);
  expect(text).toMatch(/^Anwurf enthält/);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
