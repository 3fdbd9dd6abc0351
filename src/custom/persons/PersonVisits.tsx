import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { VisitButtons } from './person/VisitButtons.tsx';

/** Contacts without a grievance (came in, called, met), and the keys that record one (PER-24). */
export function PersonVisits({ person: { id, visits } }: { person: PersonCard }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  return (
    <Section title="person.visit.title">
      <Stack sx={{ gap: 1.5 }}>
        <VisitButtons key={id} personId={id} />
        {visits.length === 0 && <Hint text="person.visit.none" />}
        {visits.length > 0 && (
          <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
            {visits.map((visit) => (
              <Box component="li" key={visit.id}>
                <Typography variant="body2">
                  <strong>{translate(`person.visit.${visit.kind}`)}</strong>
                  {' · '}
                  <time dateTime={visit.created_at}>{instant(visit.created_at)}</time>
                  {visit.creator && ` · ${visit.creator.name}`}
                </Typography>
              </Box>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
