import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import { useFieldValue } from 'react-admin';

/** A small picture in a row. It is decorative: the name next to it describes it. */
export function Thumbnail({ source }: { source: string }) {
  const path: string | null | undefined = useFieldValue({ source });
  return (
    <Avatar
      variant="rounded"
      src={path ?? undefined}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ bgcolor: 'action.hover', color: 'text.secondary' }}
    >
      <ImageIcon fontSize="small" aria-hidden />
    </Avatar>
  );
}
