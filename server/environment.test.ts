import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('environment', () => {
  it('works empty: embedded database, embedded shape log, development', () => {
    expect(parseEnvironment({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data',
      electric: undefined,
      publicUrl: undefined,
      mode: 'development',
    });
  });

  it('takes production from NODE_ENV unless ANWURF_MODE says otherwise', () => {
    expect(parseEnvironment({ NODE_ENV: 'production' }).mode).toBe('production');
    expect(parseEnvironment({ NODE_ENV: 'production', ANWURF_MODE: 'development' }).mode).toBe('development');
  });

  it('names every wrong variable and repeats no value', () => {
    const parse = () => parseEnvironment({ PORT: 'abc', DATABASE_URL: 'mysql://geheim', ANWURF_MODE: 'x' });
    expect(parse).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*ANWURF_MODE/);
    expect(parse).not.toThrow(/geheim/);
  });

  it('treats an empty variable as absent', () => {
    expect(parseEnvironment({ DATABASE_URL: '', ELECTRIC_URL: '' })).toMatchObject({ databaseUrl: undefined, electric: undefined });
  });
});
