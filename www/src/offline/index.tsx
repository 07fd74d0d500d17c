import { render } from 'preact';
import { UpdateOffer } from './UpdateOffer.tsx';
import './offline.css';
import { register } from './page.ts';

/** Makes the page work offline. Fetched after everything the first move needs. */
export function startOffline(): void {
  const place = document.createElement('div');
  document.body.append(place);
  render(<UpdateOffer />, place);
  void register();
}
