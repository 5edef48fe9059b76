import '@fontsource-variable/figtree/wght.css';
import './style/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './offline.svelte';
import { settings } from './settings/settings.svelte';
import { speak } from './words/words.svelte';

const page = document.getElementById('page');
if (page) {
  await speak(settings.language);
  mount(App, { target: page });
  void keepPage();
}
