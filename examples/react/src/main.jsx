import { Board } from '@chariot/board/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const FORBIDDEN = { f3: 'forbidden' };

function App() {
  const [moves, setMoves] = useState([]);
  const [refused, setRefused] = useState('');
  const [level, setLevel] = useState(1);
  const veto = ({ move }) => {
    if (move.to !== 'f3') return true;
    setRefused(move.text);
    return false;
  };
  return (
    <>
      <label>
        Level{' '}
        <input type="number" min="1" max="10" value={level} onChange={(event) => setLevel(event.target.value)} />
      </label>
      <Board
        engine={`level-${level}`}
        squareParts={FORBIDDEN}
        onBeforeMove={veto}
        onMove={({ move }) => setMoves((before) => [...before, move.text])}
      />
      <p id="moves">{moves.join(' ')}</p>
      <p id="refused">{refused && `${refused} is not allowed here`}</p>
    </>
  );
}

createRoot(document.getElementById('app')).render(<App />);
