import { gallery } from '../../../contract/gallery.ts';
import { CardList } from '../../declare/cards/CardList.tsx';
import { GalleryCard } from './GalleryCard.tsx';

/** `/gallery`: the galleries by their thumbnails (GAL-01). */
export default function GalleryList() {
  return (
    <CardList contract={gallery}>
      <GalleryCard />
    </CardList>
  );
}
