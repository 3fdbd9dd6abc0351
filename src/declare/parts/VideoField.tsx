import { UrlField, useFieldValue } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';

/** The link to a video, with a player if the page can show it. */
export function VideoField({ source }: { source: string }) {
  const url = useFieldValue({ source });
  return (
    <>
      {url && <VideoPlayer key={url} url={url} />}
      <UrlField source={source} emptyText={EMPTY} target="_blank" rel="noopener noreferrer" />
    </>
  );
}
