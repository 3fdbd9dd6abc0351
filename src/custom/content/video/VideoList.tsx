import { video } from '#contract/content/video.ts';
import { CardList } from '#src/declare/cards/CardList.tsx';
import { VideoCard } from './VideoCard.tsx';

/** `/video`: the videos as cards with their still pictures (VID-01). */
export default function VideoList() {
  return (
    <CardList contract={video}>
      <VideoCard />
    </CardList>
  );
}
