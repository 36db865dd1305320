import '$shared/style/fonts.css';
import '$shared/style/tokens.css';
import '$shared/style/base.css';

import { mount } from 'svelte';

import { keepSettings, settings } from '$shared/settings.svelte';
import { router } from '$shared/route.svelte';
import { browserLanguage, words } from '$shared/words.svelte';
import App from './shell/App.svelte';

keepSettings();
router.watch();
await words.speak(settings.language ?? browserLanguage());
mount(App, { target: document.getElementById('app') as HTMLElement });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
