import { CardList } from '../cards/CardList.tsx';
import { GalleryCard } from './GalleryCard.tsx';

/** `/gallery`: the galleries by their thumbnails (GAL-01). */
export default function GalleryList() {
  return (
    <CardList>
      <GalleryCard />
    </CardList>
  );
}
