import { render } from 'preact';
import './style.css';

const root = document.getElementById('app');
if (root) render(<h1>Chariot</h1>, root);
