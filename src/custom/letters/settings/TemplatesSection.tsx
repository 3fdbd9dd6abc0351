import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deleteTemplate, type LetterTemplate } from '#contract/letters/letterTemplate.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { DeleteQuestion } from '#src/components/nameTable/DeleteQuestion.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { useRenewTemplates, useTemplates } from './useTemplates.ts';

/** The letter templates of an office (REF-03). */
export function TemplatesSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewTemplates();
  const { data: templates = [], isError, isSuccess, isFetching, refetch } = useTemplates();
  const [edited, setEdited] = useState<LetterTemplate | 'new' | null>(null);
  const [doomed, setDoomed] = useState<LetterTemplate | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>(templates.length);
  const remove = async ({ id }: LetterTemplate) => {
    await call(deleteTemplate, { params: { id } });
    await renew();
    notify('registers.templates.deleted', { type: 'success' });
  };
  return (
    <Section
      title="registers.templates.title"
      control={
        <Button startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {translate('registers.templates.add')}
        </Button>
      }
    >
      {isError && <FailedNotice text="letters.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {isSuccess && templates.length === 0 && (
        <Typography color="textSecondary">{translate('registers.templates.empty')}</Typography>
      )}
      <List ref={list} tabIndex={-1} disablePadding sx={{ outline: 0 }}>
        {templates.map((template) => (
          <Template
            key={template.id}
            template={template}
            onEdit={() => setEdited(template)}
            onDelete={() => setDoomed(template)}
          />
        ))}
      </List>
      {edited && (
        <TemplateDialog template={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {doomed && (
        <DeleteQuestion name={doomed.name} onConfirm={() => remove(doomed)} onClose={() => setDoomed(null)} />
      )}
    </Section>
  );
}

interface TemplateProps {
  template: LetterTemplate;
  onEdit: () => void;
  onDelete: () => void;
}

function Template({ template: { name, kind, language }, onEdit, onDelete }: TemplateProps) {
  const translate = useTranslate();
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${translate(`letters.kind.${kind}`)} · ${translate(`letters.language.${language}`)}`}
        </Typography>
      </Box>
      <IconButton size="small" aria-label={translate('registers.templates.edit', { name })} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('registers.templates.delete', { name })}
        onClick={onDelete}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </ListItem>
  );
}
