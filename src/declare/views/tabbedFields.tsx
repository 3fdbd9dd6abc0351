import type { ReactElement } from 'react';
import { TabbedShowLayout } from 'react-admin';
import type { ViewSource } from './viewSource.ts';

/**
 * The fields of a record on the first tab, with the tabs of the declaration. The address does not change with the tab.
 */
export async function tabbedFields({ contract, tabs }: ViewSource, fields: ReactElement[]) {
  const others = await Promise.all(
    Object.entries(tabs).map(async ([name, load]) => {
      const { default: Content } = await load();
      return (
        <TabbedShowLayout.Tab key={name} label={`resources.${contract.name}.tabs.${name}`}>
          <Content />
        </TabbedShowLayout.Tab>
      );
    }),
  );
  return (
    <TabbedShowLayout syncWithLocation={false}>
      <TabbedShowLayout.Tab label="common.details">{fields}</TabbedShowLayout.Tab>
      {others}
    </TabbedShowLayout>
  );
}
