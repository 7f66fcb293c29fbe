import { usePageTitle } from '../../use-page-title';
import { ControlSamples } from './control-samples';
import { FieldSamples } from './field-samples';
import { ProgressSamples } from './progress-samples';
import { StateSamples } from './state-samples';
import './components.css';

/** Every primitive in its states, for looking at. Only in development. */
export default function ComponentsPage() {
  usePageTitle('Components');
  return (
    <div className="gallery">
      <h1>Components and states</h1>
      <ControlSamples />
      <FieldSamples />
      <ProgressSamples />
      <StateSamples />
    </div>
  );
}
