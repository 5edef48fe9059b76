// Walking over a sheet by keys: along a row to its lock, and from row to row.

export interface Place {
  row: number;
  column: number;
}

/** Where a key leads; nowhere if it is not one for walking. `widths`: the cells of each row. */
export function walk(key: string, { row, column }: Place, widths: number[]): Place | null {
  // The lock stands behind the last cell.
  const lock = widths[row] ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(lock, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(widths.length - 1, row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: lock };
    default:
      return null;
  }
}
