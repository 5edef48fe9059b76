// The cells of a sheet that an answer names: the tick, and the one that it brings with it.

export const cellsOf = (action: string): string[] => action.match(/[rygb]\d+/g) ?? [];
