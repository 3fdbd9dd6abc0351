import { useTranslate } from 'ra-core';
import type { MediaItem } from '../../../../contract/complaint.ts';

/** How the attachments of a complaint are called: recordings, whose files all have one name, by number. */
export function useMediaNames(media: readonly MediaItem[]) {
  const translate = useTranslate();
  const recordings = media.filter(({ type }) => type === 'audio').map(({ id }) => id);
  return ({ id, type, name }: MediaItem) =>
    type === 'audio' ? translate('recording.audio', { number: recordings.indexOf(id) + 1 }) : name;
}
