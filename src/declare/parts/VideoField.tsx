import { UrlField, useFieldValue } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';

/** The link to a video, and its player where that can stand in the page. */
export function VideoField({ source }: { source: string }) {
  const url = useFieldValue({ source });
  return (
    <>
      {url && <VideoPlayer key={url} url={url} />}
      <UrlField source={source} emptyText={EMPTY} target="_blank" rel="noopener noreferrer" />
    </>
  );
}
