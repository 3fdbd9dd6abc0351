import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gallery } from '#contract/content/gallery.ts';
import { listGalleryMedia } from '#contract/content/galleryCalls.ts';
import { queryOf } from '#src/components/data/queryOf.ts';

/** Links of files are valid for an hour: a page that stays open gets new ones before. */
const LINKS_RENEWED_MS = 45 * 60_000;

/** All images of a gallery. */
export const useGalleryMedia = (id: number) =>
  useQuery({
    ...queryOf([gallery.name, 'media', id], listGalleryMedia, { params: { id } }),
    refetchInterval: LINKS_RENEWED_MS,
  });

/** Reloads everything that shows the changed images: the gallery, its images, and the list with its thumbnail. */
export function useRenewGallery() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}
