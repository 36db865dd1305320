import { describe, expect, it } from 'vitest';

import cases from '../../../tests/narration_cases.json';
import { GAMES } from '.';
import type { Message } from '$shared/api';
import { localization } from '$shared/localization.svelte';
import { render } from '$shared/narration';

describe('narrated messages', () => {
  it.each(cases)('read as they do in Python: $text', async ({ language, message, text }) => {
    await localization.setLanguage(language);
    await localization.loadFiles(GAMES.flatMap(({ name }) => [name, `${name}_pieces`]));

    expect(render(message as unknown as Message, (seat) => `Seat ${seat}`)).toBe(text);
  });
});
