import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useLocale, useRecordContext, useResourceContext, useResourceDefinitions } from 'react-admin';
import { createSearchParams, Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { type Contract, references } from '#contract/kernel/define.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ScreensContext } from '#src/components/page/screensContext.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { useLinkTo } from '../paths.ts';

/** Links to the records that refer to this one: the lists of their resources, filtered by it. */
export function Related() {
  const record = useRecordContext();
  const locale = useLocale() as Locale;
  const related = useRelated();
  if (!record) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {related.map(({ path, field, label }) => {
        const search = String(createSearchParams({ filter: JSON.stringify({ [field]: record.id }) }));
        return (
          <Button key={path} size="small" component={Link} to={{ pathname: path, search }}>
            {typeof label === 'string' ? label : (label[locale] ?? label.en)}
          </Button>
        );
      })}
    </Stack>
  );
}

/** The resources that refer to the current one and that the user may open, with the referring field. */
function useRelated() {
  const resource = useResourceContext();
  const { links } = useContext(ScreensContext);
  const linkTo = useLinkTo();
  const actor = storedActor();
  const contracts = Object.values(useResourceDefinitions()).flatMap(
    ({ options }): Contract[] => options?.contract ?? [],
  );
  return contracts
    .filter((contract) => actor && can(actor, 'list', contract.policy))
    .flatMap((contract) => {
      const field = references(contract).find(({ to }) => to === resource)?.field;
      const link = links.find(({ path }) => path === linkTo(contract.name, 'list'));
      return field && link ? [{ ...link, field }] : [];
    });
}
