"""Rules and definitions with which `tutor_oracle.py` checks the tutor: other libraries, and motifs defined anew."""
