import '$shared/style/fonts.css';
import '$shared/style/tokens.css';
import '$shared/style/base.css';

import { mount } from 'svelte';

import { persistSettings, settings } from '$shared/settings.svelte';
import { router } from '$shared/route.svelte';
import { browserLanguage, localization } from '$shared/localization.svelte';
import App from './shell/App.svelte';

persistSettings();
router.watch();
await localization.setLanguage(settings.language ?? browserLanguage());
mount(App, { target: document.getElementById('app') as HTMLElement });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
