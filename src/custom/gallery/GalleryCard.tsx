import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { useRecordContext } from 'ra-core';
import { gallery } from '../../../contract/gallery.ts';
import { toShow } from '../../declare/paths.ts';
import { PlaceNameField } from '../../declare/place/PlaceNameField.tsx';
import { CardPicture } from '../cards/CardPicture.tsx';
import { RecordCard } from '../cards/RecordCard.tsx';

interface GalleryRecord {
  id: number;
  thumbnail: { path: string } | null;
}

/** One gallery: its thumbnail leads to its images. */
export function GalleryCard() {
  const record = useRecordContext<GalleryRecord>();
  if (!record) return null;
  return (
    <RecordCard
      to={toShow(gallery.name, record.id)}
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
