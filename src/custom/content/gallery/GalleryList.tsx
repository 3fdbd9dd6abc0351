import { gallery } from '#contract/content/gallery.ts';
import { CardList } from '#src/declare/cards/CardList.tsx';
import { GalleryCard } from './GalleryCard.tsx';

/** `/gallery`: the galleries with their thumbnails (GAL-01). */
export default function GalleryList() {
  return (
    <CardList contract={gallery}>
      <GalleryCard />
    </CardList>
  );
}
