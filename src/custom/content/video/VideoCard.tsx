import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Named } from '#contract/kernel/named.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import { thumbnailOf } from '#src/components/video/youtube.ts';
import { CardPicture } from '#src/declare/cards/CardPicture.tsx';
import { RecordCard } from '#src/declare/cards/RecordCard.tsx';

interface VideoRecord {
  id: number;
  url: string;
  category: Named | null;
}

/** One video: its picture opens it on its own host in a new tab. */
export function VideoCard() {
  const nameIn = useNameIn();
  const video = useRecordContext<VideoRecord>();
  if (!video) return null;
  return (
    <RecordCard
      to={video.url}
      picture={
        <CardPicture src={thumbnailOf(video.url)} icon={<VideoIcon sx={{ fontSize: 64 }} aria-hidden />} />
      }
    >
      <Typography variant="body2" color="textSecondary">
        {nameIn(video.category)}
      </Typography>
      <PlaceNameField source="place" />
    </RecordCard>
  );
}
