import { video } from '../../../contract/video.ts';
import { CardList } from '../../declare/cards/CardList.tsx';
import { VideoCard } from './VideoCard.tsx';

/** `/video`: the videos as cards with their still pictures (VID-01). */
export default function VideoList() {
  return (
    <CardList contract={video}>
      <VideoCard />
    </CardList>
  );
}
