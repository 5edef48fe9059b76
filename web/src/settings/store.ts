// What is kept on this device. Browsers may forbid it; then nothing is kept and all goes on.

const PREFIX = 'qlub.';

/** What is kept under a key. */
export function kept<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps a value. */
export function keep<Value>(key: string, value: Value): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full, or forbidden.
  }
}

/** Forgets a value. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Forbidden.
  }
}

/** The keys in use that start like this. */
export function keys(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
