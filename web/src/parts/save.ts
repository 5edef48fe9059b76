// A text as a file of whoever is at the screen.

export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Saves the record of a match. */
export async function saveRecord(record: Promise<string>, game: string): Promise<void> {
  const text = await record;
  const day = new Date().toISOString().slice(0, 10);
  save(text, `qlub-${game}-${day}.txt`);
}
