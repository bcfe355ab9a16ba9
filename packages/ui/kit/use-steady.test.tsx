// @vitest-environment happy-dom
import { cleanup, render, renderHook } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteady } from './use-steady.ts';

afterEach(cleanup);

test('commands stay the same and do what the newest drawing would have them do', () => {
  const { result, rerender } = renderHook(({ count }) => useSteady({ read: () => count }), { initialProps: { count: 1 } });
  const { read } = result.current;
  rerender({ count: 2 });
  expect(result.current.read).toBe(read);
  expect(read()).toBe(2);
});

test('a part that gets them is not drawn again', () => {
  const drawn = vi.fn<() => void>();
  const Below = memo(function Below({ command }: { command: () => void }) {
    drawn();
    return <button onClick={command}>Weiter</button>;
  });
  function Above({ count }: { count: number }) {
    const { command } = useSteady({ command: () => expect(count).toBe(2) });
    return <Below command={command} />;
  }
  const { rerender, getByRole } = render(<Above count={1} />);
  rerender(<Above count={2} />);
  expect(drawn).toHaveBeenCalledOnce();
  getByRole('button').click();
});

test('an effect of what is drawn below calls the command of that very drawing', () => {
  const seen: number[] = [];
  function Below({ command }: { command: () => void }) {
    useLayoutEffect(() => {
      command();
    });
    return null;
  }
  function Above({ count }: { count: number }) {
    const { command } = useSteady({ command: () => void seen.push(count) });
    return <Below command={command} />;
  }
  const { rerender } = render(<Above count={1} />);
  rerender(<Above count={2} />);
  expect(seen).toEqual([1, 2]);
});
