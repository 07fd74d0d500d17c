import '@chariot/board';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [moves, setMoves] = useState([]);
  const [level, setLevel] = useState(1);
  return (
    <>
      <label>
        Level{' '}
        <input type="number" min="1" max="10" value={level} onChange={(event) => setLevel(event.target.value)} />
      </label>
      <chariot-board engine={`level-${level}`} onmove={({ detail }) => setMoves((before) => [...before, detail.move.text])} />
      <p id="moves">{moves.join(' ')}</p>
    </>
  );
}

createRoot(document.getElementById('app')).render(<App />);
