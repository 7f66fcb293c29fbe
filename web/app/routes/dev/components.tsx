import { usePageTitle } from '../../use-page-title';
import { ControlSamples } from './control-samples';
import { FieldSamples } from './field-samples';
import { ProgressSamples } from './progress-samples';
import { ScaleSamples } from './scale-samples';
import { StateSamples } from './state-samples';

/** Shows every UI component in its states. Development only. */
export default function ComponentsPage() {
  usePageTitle('Components');
  return (
    <div className="grid grid-cols-gallery items-start gap-4 px-gutter pt-2 pb-10">
      <h1 className="col-span-full text-num">Components and states</h1>
      <ScaleSamples />
      <ControlSamples />
      <FieldSamples />
      <ProgressSamples />
      <StateSamples />
    </div>
  );
}
