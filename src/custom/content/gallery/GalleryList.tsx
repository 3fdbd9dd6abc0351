import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { useRecordContext } from 'react-admin';
import { gallery } from '#contract/content/gallery.ts';
import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import { CardList } from '#src/declare/cards/CardList.tsx';
import { CardPicture } from '#src/declare/cards/CardPicture.tsx';
import { RecordCard } from '#src/declare/cards/RecordCard.tsx';
import { useLinkTo } from '#src/declare/paths.ts';

/** `/gallery`: the galleries with their thumbnails (GAL-01). */
export default function GalleryList() {
  return (
    <CardList contract={gallery}>
      <GalleryCard />
    </CardList>
  );
}

interface GalleryRecord {
  id: number;
  thumbnail: { path: string } | null;
}

/** One gallery: its thumbnail links to its images. */
function GalleryCard() {
  const record = useRecordContext<GalleryRecord>();
  const linkTo = useLinkTo();
  if (!record) return null;
  return (
    <RecordCard
      to={linkTo(gallery.name, 'show', record.id) ?? ''}
      picture={
        <CardPicture
          src={record.thumbnail?.path ?? null}
          icon={<PhotoIcon sx={{ fontSize: 64 }} aria-hidden />}
        />
      }
    >
      <PlaceNameField source="place" />
    </RecordCard>
  );
}
