import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { languagesOf, type ReplyRecord } from '#contract/replies/reply.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

interface ReplyItemProps {
  reply: ReplyRecord;
  /** Absent for a read-only reply. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A reply in its list: its text in the language of the screen, and its other languages. */
export function ReplyItem({ reply, onEdit, onDelete }: ReplyItemProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { title, texts, categories } = reply;
  const languages = languagesOf(texts, useLocale() ?? 'en');
  const [shown] = languages;
  return (
    <ListItem disableGutters divider sx={ROW}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={TEXT} lang={shown}>
          {shown && texts[shown]}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {languages.map((language) => (
            <Chip
              key={language}
              size="small"
              variant="outlined"
              label={translate(`person.language.${language}`)}
            />
          ))}
          {categories.map((category) => (
            <Chip key={`category-${category.id}`} size="small" label={nameIn(category)} />
          ))}
        </Box>
      </Box>
      {onEdit && (
        <IconButton size="small" aria-label={translate('replies.edit', { title })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton size="small" aria-label={translate('replies.delete', { title })} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </ListItem>
  );
}

/** The beginning of a long text. */
const TEXT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

const ROW = { display: 'flex', alignItems: 'start', gap: 1, '&:last-child': { border: 0 } };
