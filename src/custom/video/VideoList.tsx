import { CardList } from '../cards/CardList.tsx';
import { VideoCard } from './VideoCard.tsx';

/** `/video`: the videos as cards with their still pictures (VID-01). */
export default function VideoList() {
  return (
    <CardList>
      <VideoCard />
    </CardList>
  );
}
