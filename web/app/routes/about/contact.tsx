import { OnItsWay } from '../../on-its-way';

export default function ContactPage() {
  return <OnItsWay title="Contact Us" pose="listen" plan="Write to us, or call during our hours." />;
}
