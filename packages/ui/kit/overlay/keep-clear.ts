/** Marks what a toast must not cover: docked actions, the navigation. */
export const keepClear = { 'data-keep-clear': '' } as const;
