import type { Cloud } from '@/content/clouds/types';

export type PlacedGroup = ReturnType<typeof placeOfferings>[number];

/**
 * Gives each offering of a cloud an anchor, a position among all of the page and a time: `start`, then
 * one hour later each.
 */
export function placeOfferings({ offerings: { start, groups } }: Cloud) {
  let position = 0;
  return groups.map(({ title, phase, layout, items }) => {
    const first = position;
    position += items.length;
    return {
      title,
      phase,
      layout,
      id: toAnchor(title),
      offerings: items.map((offering, index) => ({
        offering,
        id: toAnchor(offering.title),
        position: first + index,
        time: timeAt(start + first + index),
      })),
    };
  });
}

function timeAt(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}

/** `Push, SMS and WhatsApp` → `push-sms-and-whatsapp`. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
