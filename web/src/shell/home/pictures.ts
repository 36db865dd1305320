/** The large drawings of the first pages, as far as they are drawn. */
import type { Component } from 'svelte';

const found = import.meta.glob<Component<{ variant?: string }>>(
  [
    '../../shared/drawings/{Wordmark,Panorama}.svelte',
    '../../shared/drawings/world_without_end/KingsbridgePanorama.svelte',
  ],
  { eager: true, import: 'default' },
);
const named = (name: string): Component<{ variant?: string }> | null =>
  Object.entries(found).find(([path]) => path.endsWith(`/${name}.svelte`))?.[1] ?? null;

export const Wordmark = named('Wordmark');
export const Panorama = named('Panorama');
export const KingsbridgePanorama = named('KingsbridgePanorama');
