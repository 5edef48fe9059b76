// Texts and pictures as files of whoever is at the screen.

export const save = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'text/plain' }), name);

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
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
