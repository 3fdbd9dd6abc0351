import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** An empty list explains what it will contain (GRD-14); `text` is a translation key. */
export function EmptyList({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography
      color="textSecondary"
      sx={{ py: 6, px: 2, mx: 'auto', maxWidth: '40rem', textAlign: 'center' }}
    >
      {translate(text)}
    </Typography>
  );
}
