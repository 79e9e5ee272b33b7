import type { Picture } from '@/art/picture';

/** The pictures beside the lists of this folder, which name them. */
export const pictureFiles = import.meta.glob<Picture>('./*.{jpg,jpeg,png,webp,avif,svg}', {
  eager: true,
  caseSensitive: false,
  query: '?picture',
  import: 'default',
});
