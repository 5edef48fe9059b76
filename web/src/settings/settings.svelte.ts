// What a person likes, kept on this device.

import { LANGUAGES, preferred, type Language } from '../languages';
import { keep, kept } from './store';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  palette: 'steady' | 'classic';
  motion: 'auto' | 'full' | 'less';
  sound: boolean;
  /** How this device says that somebody at it has the turn: aloud, by buzzing, by a notice of the system. */
  turnSound: boolean;
  turnBuzz: boolean;
  turnNotice: boolean;
  /** Whether a tick is staged first and confirmed then. */
  confirm: boolean;
  /** Whether single letters are shortcuts. */
  shortcuts: boolean;
  pace: 'calm' | 'quick';
  /** Whether the player of Quixo that never loses fetches the table by which it also keeps every win. */
  keepsWins: boolean;
  /** Whether the coach gives hints at tables of this device. */
  hints: boolean;
  /** The name that was used last. */
  name: string;
}

const usual: Settings = {
  language: preferred(navigator.languages ?? []),
  theme: 'auto',
  palette: 'steady',
  motion: 'auto',
  sound: false,
  turnSound: false,
  turnBuzz: false,
  turnNotice: false,
  confirm: true,
  shortcuts: true,
  pace: 'calm',
  keepsWins: false,
  hints: true,
  name: '',
};

export const settings: Settings = $state({ ...usual, ...kept<Partial<Settings>>('settings') });
// Another page at this address may have had more languages.
if (!LANGUAGES.has(settings.language)) settings.language = usual.language;

/** Changes one setting, and keeps it. */
export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  keep('settings', settings);
}
